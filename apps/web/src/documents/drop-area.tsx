import { type ReactNode, useState } from 'react';

interface DropAreaProps {
  onFiles: (files: File[]) => void;
  /** `over`: files are held above it. */
  children: (over: boolean) => ReactNode;
}

/** A part of the screen on which files can be dropped. The button beside it does the same by keyboard. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the button does
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        // Not where the pointer only goes to something inside.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {children(over)}
    </div>
  );
}
