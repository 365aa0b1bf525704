/** The split-toe shoe from its inner side: 8 to 146 wide, its flat sole at 72. */
export function ShoeSide() {
  return (
    <>
      <path className="cover" d="M112 45C130 43 146 51 146 62C146 69 142 72 134 72" />
      <path
        className="cover"
        d="M10 14C9 30 7 46 9 60C10 68 14 72 22 72H126C134 72 138 68 137 62C135 52 122 48 108 44C98 41 90 37 82 30C60 10 24 4 10 14Z"
      />
      <path d="M10 14C18 24 28 34 46 36C62 38 76 34 82 30" />
    </>
  )
}
