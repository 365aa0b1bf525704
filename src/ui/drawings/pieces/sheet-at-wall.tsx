import { WallAbove } from './wall-above.tsx'

/** A sheet from above that is pushed against a wall: 66 to 174 wide, the wall at 160. A foot on it is 0.55 of its size, at 92 and 30. */
export function SheetAtWall() {
  return (
    <>
      <path className="quiet cover" d="M66 14H174V160H66Z" />
      <g transform="translate(0 160)">
        <WallAbove />
      </g>
    </>
  )
}
