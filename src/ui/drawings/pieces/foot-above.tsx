/** A left foot from above, 100 wide and 240 high, its big toe on the right. Mirrored it is the right one. */
export function FootAbove() {
  return (
    <>
      <path
        className="cover"
        d="M48 236C30 236 23 220 24 202C25 180 19 165 14 140C9 118 4 98 5 82C2 72 3 61 10 60C16 59 20 63 21 69C18 57 18 46 25 44C31 43 34 48 35 57C32 45 31 32 39 30C45 29 48 34 49 45C46 33 46 20 54 19C60 18 62 26 62 40C61 26 63 11 77 11C91 11 92 28 91 46C90 60 96 72 96 88C96 112 84 126 80 150C76 172 77 190 75 206C73 226 64 236 48 236Z"
      />
      <path d="M71 24C71 16 83 16 84 24" />
    </>
  )
}
