/** A right foot and its leg from the front, its big toe on the right; the floor at 0. */
export function FootFront() {
  return (
    <path
      className="cover"
      d="M-11 -64C-10 -48 -9 -38 -10 -30C-12 -20 -21 -14 -23 -6C-24 2 -16 3 -16 -2C-16 3 -9 4 -9 -2C-9 4 -2 4 -2 -3C-2 4 6 4 6 -4C6 5 20 4 19 -6C18 -16 11 -22 11 -32C11 -42 13 -52 13 -64"
    />
  )
}
