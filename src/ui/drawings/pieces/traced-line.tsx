/** The line around a left foot as FootAbove has it, a little outside of it: -4 to 104 wide, 4 to 243 high. */
export function TracedLine() {
  return (
    <path d="M48 243C25 243 16 223 17 202C18 181 12 164 7 141C1 117 -3 97 -3 81C-5 65 -2 53 9 52C9 42 14 36 25 37C27 27 32 23 40 23C43 14 48 11 56 12C61 5 68 4 78 4C97 4 99 24 98 46C97 60 103 72 103 90C103 114 91 128 87 152C83 174 84 190 82 207C80 230 69 243 48 243Z" />
  )
}
