import { useId } from 'react';

/** The sheet of a court file: folded corner, margin rule, three lines of text. */
export function BrandMark({ size = 24 }: { size?: number }) {
  const gradient = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#667eea" />
          <stop offset="1" stopColor="#764ba2" />
        </linearGradient>
      </defs>
      <path
        d="M6 3.5h14.5L27 10v17a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 27V5A1.5 1.5 0 0 1 6 3.5Z"
        fill={`url(#${gradient})`}
      />
      <path d="M20.5 3.5V10H27Z" fill="#fff" fillOpacity=".45" />
      <path d="M10 8v16" stroke="#fff" strokeOpacity=".7" strokeWidth="1.4" />
      <path d="M13.5 14.5h9M13.5 18.5h9M13.5 22.5h5.5" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
