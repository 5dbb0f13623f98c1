/** "Te", "vos", "tenés", "sacarte": who is told as the one who asks. */
const address =
  /(?<![a-záéíóúñ])(?:te|vos|tus?|tuy[oa]s?|podés|tenés|debés|debas|sos|estás|querés|cobrás|pagás|perdés|(?!parte|reparte|muerte|suerte|fuerte|advierte|convierte|invierte|divierte)[a-z]{2,}(?:arte|erte|irte)(?:l[oae]s?)?)(?![a-záéíóúñ])/iu;

/** Whether an answer speaks to the asker ("no puede sacarte"), and not of the one and the other side alike. */
export function speaksToAsker(answer: string): boolean {
  return address.test(answer);
}
