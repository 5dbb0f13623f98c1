import { FileText, ShieldCheck } from 'lucide-react';
import { classNames } from '../design-system/class-names.ts';
import { FilePicker } from './file-picker.tsx';

const steps = [
  {
    title: 'Subí un documento',
    text: 'Un contrato, una demanda, una sentencia: PDF, DOCX o TXT de hasta 20 MB. Cada archivo descuenta un uso.',
  },
  {
    title: 'Leé su resumen',
    text: 'Foja extrae el texto y lo resume. De una imagen escaneada sin texto te avisa, y la guarda igual.',
  },
  {
    title: 'Preguntá con tus palabras',
    text: '“¿Qué multa hay si se rescinde antes?”. La respuesta cita el documento y la página, y la cita se abre al lado.',
  },
];

/** The vault before its first document: what it is for, by example. */
export function EmptyVault({ over, onFiles }: { over: boolean; onFiles: (files: File[]) => void }) {
  return (
    <div className="grid gap-6">
      <div
        className={classNames(
          'flex flex-col items-center rounded-card border border-dashed px-5 py-10 text-center',
          over ? 'border-primary-ink bg-primary-wash' : 'border-line-strong bg-surface',
        )}
      >
        <FileText size={28} strokeWidth={1.5} aria-hidden="true" className="text-ink-muted" />
        <p className="mt-3 font-serif text-xl font-medium tracking-tight">Subí tu primer documento</p>
        <p className="mt-1 mb-5 text-sm text-ink-muted">
          Soltalo acá o elegilo de tu equipo. Podés subir varios juntos.
        </p>
        <FilePicker onFiles={onFiles} />
      </div>
      <ol className="grid gap-3 sm:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative rounded-card border border-line bg-surface py-4 pr-4 pl-8">
            <span aria-hidden="true" className="absolute inset-y-3 left-4 w-px bg-margin-rule" />
            <h2 className="text-sm font-semibold">
              {index + 1}. {title}
            </h2>
            <p className="mt-1 text-sm text-pretty text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="flex items-start gap-2 text-sm text-ink-muted">
        <ShieldCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        Los archivos se guardan cifrados y solo los ve tu cuenta. Antes de que un modelo de lenguaje lea algo de ellos,
        los datos personales se reemplazan según tu configuración de anonimización.
      </p>
    </div>
  );
}
