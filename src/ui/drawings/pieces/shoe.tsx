/** The split-toe shoe as it stands on a table, 144 wide and 100 high. */
export function Shoe() {
  return (
    <>
      <path
        className="cover"
        d="M2 13C1 25 2 36 3 44C5 51 12 51 17 52C28 55 34 62 42 68C58 80 76 92 94 97C110 101 127 100 130 91C131 87 129 84 127 81C132 86 140 87 142.5 80C145 71 136 62 126 55C116 48 106 44 98 39C90 35 84 32 78 30"
      />
      <path
        className="cover"
        d="M2 13C3 3 16 0 28 3C46 8 62 22 74 26C81 28 81 37 75 41C70 46 66 52 54 53C42 53 32 44 22 37C12 31 2 25 2 13Z"
      />
      <path d="M127 81C118 78 110 73 106 67C104.5 64 107 62.5 110 63" />
    </>
  )
}
