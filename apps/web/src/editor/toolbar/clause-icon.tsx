/** "1ª" before lines: a clause. */
export function ClauseIcon({ size }: { size: number; 'aria-hidden'?: 'true' }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 6l2-1.5V11M8.5 4.5h2M14 6h7M14 12h7M3 18h18M3 14h6" />
    </svg>
  );
}
