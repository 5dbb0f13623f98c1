/** National lines of `corpus/safety.yaml`, for a place where nothing can be written. */
const lines = [
  { serves: 'Si estás en peligro, llamá al', numbers: ['911'] },
  { serves: 'Violencia:', numbers: ['144', '137'] },
  { serves: 'Chicos y chicas:', numbers: ['102'] },
  { serves: 'Crisis:', numbers: ['135'] },
];

/** Whom to call, in one paragraph whose numbers a telephone dials. */
export function HelpNumbers() {
  return (
    <p className="mt-1">
      {lines.map(({ serves, numbers }) => (
        <span key={serves}>
          {serves}{' '}
          {numbers.map((number, index) => (
            <span key={number}>
              {index > 0 && ' y '}
              <a href={`tel:${number}`} className="inline-block py-1 font-medium underline underline-offset-2">
                {number}
              </a>
            </span>
          ))}
          .{' '}
        </span>
      ))}
    </p>
  );
}
