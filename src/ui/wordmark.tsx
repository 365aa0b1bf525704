/** The logo: two bare soles with separate big toes, and the name, in the colour of the text. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 150 32" preserveAspectRatio="xMinYMid slice" role="img" aria-label="Hadashi">
      <g className="wordmark-mark">
        <path d="M9.5 9C9.2 5.5 8.4 3.5 6.4 3.500C4 3.5 2 7 2 11.500C2 16 4.5 18.5 4.2 22.500C3.9 26.5 5 29 7.8 29S11.4 26.5 11.2 22.500C11 18.5 13 16 13.8 12.500C14.7 8.5 14.4 3 12.2 3C10.4 3 9.7 5.5 9.5 9" />
        <path d="M22.5 9C22.8 5.5 23.6 3.5 25.6 3.500C28 3.5 30 7 30 11.500C30 16 27.5 18.5 27.8 22.500C28.1 26.5 27 29 24.2 29S20.6 26.5 20.8 22.500C21 18.5 19 16 18.2 12.500C17.3 8.5 17.6 3 19.8 3C21.6 3 22.3 5.5 22.5 9" />
        <path className="accent" d="M9.5 9V13.500M22.5 9V13.5" />
      </g>
      <text x="42" y="24">
        Hadashi
      </text>
    </svg>
  )
}
