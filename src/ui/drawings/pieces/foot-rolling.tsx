/** A foot that pushes off: the heel in the air, the toes still on the floor at 100. */
export function FootRolling() {
  return (
    <>
      <path
        className="cover"
        d="M60 0C56 14 50 25 42 32C30 38 21 46 23 56C25 65 34 66 42 68C52 70 58 77 65 85C72 95 80 100 92 100H114C124 100 128 96 127 91C126 85 118 84 110 82C100 78 97 68 95 56C92 42 93 26 96 10"
      />
      <path d="M123 87C119 87 116 86 114 84M53 46C53 52 59 55 63 51" />
    </>
  )
}
