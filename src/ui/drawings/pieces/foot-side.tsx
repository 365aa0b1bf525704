/** A foot from its inner side that looks to the right, with the leg up to its hem: 10 to 126 wide, its sole at 100. */
export function FootSide() {
  return (
    <>
      <path
        className="cover"
        d="M24 2C26 24 27 41 22 54C18 66 10 74 10 86C10 96 16 100 26 100C38 100 44 95 56 95C68 95 76 100 90 100H112C122 100 127 96 126 91C125 85 117 82 108 81C96 79 86 72 76 62C64 50 58 38 58 22V2"
      />
      <path d="M122 87C118 87 115 86 113 84M36 69C38 75 45 75 47 69" />
    </>
  )
}
