// pdfmake carries no types; these are the few parts that the server uses.
declare module 'pdfmake' {
  const pdfMake: {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  };
  export default pdfMake;
}

declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: Record<string, Record<string, string>>;
  export default fonts;
}
