/** What the paper of an organisation carries: the colour of headings (#rrggbb) and its logo as a data: address. */
export interface Letterhead {
  ink: string;
  logo: string | null;
}
