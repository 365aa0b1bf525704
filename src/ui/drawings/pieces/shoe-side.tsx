/** The split-toe shoe from its inner side: 8 to 143 wide, its flat sole at 72. */
export function ShoeSide() {
  return (
    <>
      <path className="cover" d="M106 40C126 40 144 48 144 60C144 67 140 71 134 71" />
      <path
        className="cover"
        d="M10 6C28 0 54 1 68 13C76 26 90 36 106 41C124 46 137 52 137 63C137 69 133 72 126 72H18C8 72 7 62 8 46C9 32 7 16 10 6Z"
      />
      <path d="M10 6C26 19 50 22 68 13" />
    </>
  )
}
