export const FRENCH = `
`;
