import { adriaticAegean } from './adriatic-aegean.ts';
import { africa } from './africa.ts';
import { austria } from './austria.ts';
import { britainIreland } from './britain-ireland.ts';
import { eastAsia } from './east-asia.ts';
import { eastEurope } from './east-europe.ts';
import { franceBenelux } from './france-benelux.ts';
import { germanyNorth } from './germany-north.ts';
import { germanySouth } from './germany-south.ts';
import { iberia } from './iberia.ts';
import { italy } from './italy.ts';
import { latinAmerica } from './latin-america.ts';
import { nordics } from './nordics.ts';
import { northAmerica } from './north-america.ts';
import { oceania } from './oceania.ts';
import { orient } from './orient.ts';
import { southAsia } from './south-asia.ts';
import { southeastAsia } from './southeast-asia.ts';
import { switzerland } from './switzerland.ts';

/** All tables of stays, in the order in which the keys of repeated visits are counted. */
export const tables: readonly string[] = [
  adriaticAegean,
  africa,
  austria,
  britainIreland,
  eastAsia,
  eastEurope,
  franceBenelux,
  germanyNorth,
  germanySouth,
  iberia,
  italy,
  latinAmerica,
  nordics,
  northAmerica,
  oceania,
  orient,
  southAsia,
  southeastAsia,
  switzerland,
];
