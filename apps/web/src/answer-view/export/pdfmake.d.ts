// pdfmake's browser build carries no types; these are the few parts that we use.
declare module 'pdfmake/build/pdfmake' {
  const pdfMake: {
    addVirtualFileSystem(files: Record<string, string>): void;
    createPdf(definition: object): { getBlob(): Promise<Blob> };
  };
  export default pdfMake;
}

declare module 'pdfmake/build/vfs_fonts' {
  const files: Record<string, string>;
  export default files;
}
