/** A colleague's name on screens and in files; they may have given none. */
export const colleagueName = ({ full_name }: { full_name: string | null }) => full_name ?? 'Unnamed';
