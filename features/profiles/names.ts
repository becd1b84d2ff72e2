/** What a colleague is called, on screens and in files: they may have given no name. */
export const colleagueName = ({ full_name }: { full_name: string | null }) => full_name ?? 'Unnamed';
