/** What a translation has put in the place of a text that React goes on with. */
const standIns = new WeakMap<Node, Node>();

/**
 * Lets people have the page translated by their browser. Chrome and Edge put elements of their own in the place of
 * its texts. React knows only the texts: it would fail, and the whole page with it, as soon as it removes one or puts
 * something before it. From now on what happens to such a text happens to what stands for it, and a text that changes
 * comes back, to be translated anew. Called once, before React starts.
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

/** A node itself when it is this one's child, as it nearly always is, or what stands for it here. */
function childOf(parent: Node, node: Node): Node {
  const standIn = node.parentNode === parent ? undefined : standInOf(node);
  return standIn?.parentNode === parent ? standIn : node;
}
