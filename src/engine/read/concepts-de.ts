export const GERMAN = `
`;
