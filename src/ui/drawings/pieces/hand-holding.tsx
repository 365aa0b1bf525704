/** A hand from the right that holds something flat by its edge; the tip of its thumb is at 5 and 0. */
export function HandHolding() {
  return (
    <>
      <path
        className="cover"
        d="M76 -2C66 -2 58 -8 44 -11C31 -14 19 -14 10 -8C3 -4 5 3 12 3L30 1V9H13C5 9 5 18 13 18H22C16 19 17 27 24 27H32C30 33 35 35 41 35C54 36 62 26 76 26"
      />
      <path d="M22 18H31M32 27H39" />
      <path className="cover" d="M76 -7H100M76 31H100M76 -7Q72 -7 72 -3V27Q72 31 76 31Q82 31 82 27V-3Q82 -7 76 -7Z" />
    </>
  )
}
