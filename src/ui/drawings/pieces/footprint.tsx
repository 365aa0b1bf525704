/** What a bare left foot leaves behind, 100 wide and 200 high. */
export function Footprint() {
  return (
    <>
      <path d="M46 194C30 194 25 176 27 156C29 132 17 116 15 90C14 68 30 58 48 57C70 56 86 68 84 92C82 114 68 128 69 154C70 178 64 194 46 194Z" />
      <ellipse cx="71" cy="33" rx="13" ry="17" />
      <ellipse cx="47" cy="34" rx="8" ry="12" />
      <ellipse cx="30" cy="42" rx="7" ry="10" />
      <ellipse cx="17" cy="54" rx="6" ry="8" />
      <ellipse cx="8" cy="69" rx="5" ry="7" />
    </>
  )
}
