import './hero-scene.css';

/** Windows of the main house, row by row from the top; `x` is lit. */
const rows = ['x.x.x', '.xx.x', 'x.xx.', '.x.xx'];
const wing = ['x.x', '.xx'];

/** The opening plate of the home page: a hotel above a bay, drawn from flat inks that follow the theme. */
export function HeroScene({ label, className = '' }: { label: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 720 760"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={`hero-scene ${className}`}
    >
      <Sky />
      <Bay />
      <Headland />
      <House />
      <Foreground />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <path fill="var(--sky-1)" d="M0 0h720v760H0z" />
      <path fill="var(--sky-2)" d="M0 180c120-34 240 18 372-8s240-30 348 2v586H0z" />
      <path fill="var(--sky-3)" d="M0 312c150 20 250-30 380-14s230 24 340-6v468H0z" />
      <circle cx="548" cy="236" r="66" fill="var(--disc)" />
      <g fill="var(--sky-3)" opacity="0.85">
        <rect x="420" y="252" width="190" height="9" rx="4.5" />
        <rect x="496" y="276" width="150" height="7" rx="3.5" />
        <rect x="96" y="132" width="150" height="8" rx="4" />
        <rect x="150" y="152" width="92" height="6" rx="3" />
      </g>
    </>
  );
}

function Bay() {
  const streaks = [
    [470, 452, 164],
    [508, 476, 96],
    [440, 506, 210],
    [520, 536, 60],
    [478, 566, 150],
    [536, 606, 110],
    [420, 640, 190],
  ] as const;
  return (
    <>
      <path
        fill="var(--far)"
        d="M250 430c60-18 92-70 138-82 34 10 52 42 92 44 44-16 70-54 112-58 42 12 70 44 128 52v60H250z"
      />
      <path fill="var(--mid)" d="M372 436c44-6 84-40 128-44 46 4 78 34 122 34 36-8 64-24 98-26v44H372z" />
      <path fill="var(--sea)" d="M0 432h720v328H0z" />
      <g fill="var(--sea-light)" opacity="0.8">
        {streaks.map(([x, y, width]) => (
          <rect key={y} x={x} y={y} width={width} height="6" rx="3" />
        ))}
      </g>
      <g>
        <path fill="var(--wall)" d="M640 520v-70c22 18 36 42 40 64z" />
        <path fill="var(--wall-shade)" d="M634 520v-58c-16 18-26 36-30 54z" />
        <path fill="var(--land-dark)" d="M596 526h92c-6 14-16 20-28 20h-38c-12 0-22-8-26-20z" />
      </g>
    </>
  );
}

function Headland() {
  return (
    <>
      <path
        fill="var(--land)"
        d="M0 486c90-24 210-40 330-28 96 10 150 54 176 104 24 46 60 70 108 88l106 34v76H0z"
      />
      <path fill="var(--land-dark)" opacity="0.55" d="M0 610c120-14 262 6 372 54 84 36 170 48 240 56v40H0z" />
    </>
  );
}

function Panes({
  at,
  plan,
  step,
}: {
  at: readonly [number, number];
  plan: readonly string[];
  step: readonly [number, number];
}) {
  return plan.flatMap((row, y) =>
    [...row].map((sign, x) => {
      const left = at[0] + x * step[0];
      const top = at[1] + y * step[1];
      return (
        <path
          key={`${left}-${top}`}
          fill={sign === 'x' ? 'var(--lit)' : 'var(--pane)'}
          d={`M${left} ${top + 34}v-22a11 11 0 0 1 22 0v22z`}
        />
      );
    }),
  );
}

function House() {
  return (
    <>
      <path fill="var(--wall-shade)" d="M366 374h106v186H366z" />
      <path fill="var(--roof)" d="M356 376l20-34h92l18 34z" />
      <Panes at={[384, 398]} plan={wing} step={[32, 58]} />
      <path fill="var(--wall)" d="M126 266h246v300H126z" />
      <path
        fill="var(--wall-shade)"
        d="M126 266h246v10H126zM126 338h246v5H126zM126 406h246v5H126zM126 474h246v5H126z"
      />
      <path fill="var(--roof)" d="M108 270l40-58h202l40 58z" />
      <path fill="var(--roof)" d="M222 214v-46h54v46z" />
      <path fill="var(--lit)" d="M238 206v-14a11 11 0 0 1 22 0v14z" />
      <path fill="var(--roof)" d="M212 170l37-32 37 32z" />
      <path fill="var(--land-dark)" d="M247.500 138V96h3v42z" />
      <path fill="var(--disc)" d="M250.500 98l30 9-30 10z" />
      <Panes at={[146, 292]} plan={rows} step={[46, 68]} />
      <path fill="var(--roof)" d="M196 540h106v6l-10 10h-10l-8-8-8 8h-10l-8-8-8 8h-10l-8-8-8 8h-8l-10-10z" />
      <path fill="var(--lit)" d="M232 566v-14h34v14z" />
    </>
  );
}

function Foreground() {
  return (
    <>
      <g fill="var(--land-dark)">
        <path d="M66 566c-20-70-14-178 6-250 20 72 26 180 6 250z" />
        <path d="M104 572c-14-48-10-120 4-172 14 52 18 124 4 172z" />
        <path d="M500 590c-16-54-10-134 5-190 15 56 20 136 5 190z" />
        <path d="M532 606c-11-38-8-92 4-132 12 40 15 94 4 132z" />
        <path d="M0 640c30-34 74-30 92-4 24-26 70-20 84 10 34-18 74-6 84 20 36-16 80-4 92 26 40-10 78 4 92 30 36-8 70 2 84 38H0z" />
      </g>
      <path fill="var(--wall-shade)" d="M404 556h84v6h-84zM410 562h5v34h-5zM476 562h5v38h-5z" />
      <path fill="var(--disc)" d="M400 556c4-26 22-40 46-40s42 14 46 40z" />
      <g fill="var(--star)">
        {[
          [60, 70],
          [330, 60],
          [430, 110],
          [640, 90],
          [690, 210],
          [400, 210],
          [40, 220],
          [590, 40],
          [190, 40],
        ].map(([x, y]) => (
          <circle key={`${x}`} cx={x} cy={y} r="2.2" />
        ))}
      </g>
    </>
  );
}
