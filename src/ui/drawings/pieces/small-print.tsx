/** A distant left footprint, 100 wide and 200 high: the small toes are dots. */
export function SmallPrint() {
  return (
    <>
      <path d="M46 194C30 194 25 176 27 156C29 132 17 116 15 90C14 72 30 66 48 66C70 66 86 72 84 92C82 114 68 128 69 154C70 178 64 194 46 194Z" />
      <ellipse cx="74" cy="28" rx="13" ry="18" />
      <path d="M42 32V33M18 42V43M-2 62V63" />
    </>
  )
}
