/** The element that a translation put in place of a text node that React still uses. */
const standIns = new WeakMap<Node, Node>();

/**
 * Lets people translate the page in their browser. Chrome and Edge replace its text nodes with elements of their own.
 * React knows only the text nodes: it would fail, and the whole page with it, on removing one or inserting something
 * before one. From now on such an operation applies to the stand-in, and a text node whose text changes returns to the
 * page, to be translated again. Called once, before React starts.
 */
export function surviveTranslation(): void {
  const replaced = new MutationObserver((changes) => {
    for (const { target } of changes) standInOf(target)?.replaceWith(target);
  });
  const note = ({ removedNodes: [text], addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
    if (!(text instanceof Text) || text.isConnected || !standIn) return;
    standIns.set(text, standIn);
    replaced.observe(text, { characterData: true });
  };
  new MutationObserver((changes) => changes.forEach(note)).observe(document.body, {
    childList: true,
    subtree: true,
  });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function removeStandIn<Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, childOf(this, child));
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeStandIn<Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    insertBefore.call(this, added, before && childOf(this, before));
    return added;
  };
}

function standInOf(text: Node): ChildNode | undefined {
  const standIn = standIns.get(text);
  return !text.isConnected && standIn?.isConnected ? (standIn as ChildNode) : undefined;
}

/** The node itself if it is a child of `parent`, as it nearly always is; otherwise its stand-in there. */
function childOf(parent: Node, node: Node): Node {
  const standIn = node.parentNode === parent ? undefined : standInOf(node);
  return standIn?.parentNode === parent ? standIn : node;
}
