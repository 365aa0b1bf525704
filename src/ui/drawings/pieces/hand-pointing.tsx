/** A hand whose first finger touches 0 and 0 from below. */
export function HandPointing() {
  return (
    <>
      <path
        className="cover"
        d="M-7 46V6C-7 -3 6 -3 6 6V32C6 25 18 25 18 33V36C18 30 29 30 29 38V42C29 36 39 37 39 45V60C39 70 36 76 32 82V98H2V84C-6 78 -12 70 -18 62L-27 50C-31 43 -23 38 -17 44L-7 54Z"
      />
      <path d="M6 32V46M18 36V47M29 41V48" />
    </>
  )
}
