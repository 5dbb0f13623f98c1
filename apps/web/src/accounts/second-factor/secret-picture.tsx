import { useMemo } from 'react';
import { encode } from 'uqr';

/** Blank modules around a QR code: what the standard asks for. */
const quietModules = 4;

/** The QR code of an `otpauth:` address, drawn here: the secret goes to nobody. Dark on light in both themes, as cameras expect it. */
export function SecretPicture({ uri }: { uri: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(uri, { ecc: 'M', border: quietModules });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
  }, [uri]);
  return (
    <svg
      role="img"
      aria-label="Código QR para tu aplicación de códigos"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-field border border-line"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
