import pdfMake from 'pdfmake/build/pdfmake';

/** Longer sides are made smaller: enough to read a page of print, and a file that a vault takes. */
const maxSidePx = 2_400;
const jpegQuality = 0.85;
/** A4 without margins, in points. */
const page: [number, number] = [595, 842];

/** A photo as a document of one page, as the vault keeps it. @throws where the browser cannot read the picture. */
export async function photoAsPdf(photo: File): Promise<File> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const [width, height] = canvas.width > canvas.height ? [page[1], page[0]] : page;
  const definition = {
    info: { title: photo.name, creator: 'Foja' },
    pageSize: { width, height },
    pageMargins: 0,
    content: [{ image: canvas.toDataURL('image/jpeg', jpegQuality), fit: [width, height], alignment: 'center' }],
  };
  const blob = await pdfMake.createPdf(definition).getBlob();
  return new File([blob], `${photo.name.replace(/\.[^.]+$/, '')}.pdf`, { type: 'application/pdf' });
}
