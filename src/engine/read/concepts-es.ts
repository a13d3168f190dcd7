export const SPANISH = `
`;
