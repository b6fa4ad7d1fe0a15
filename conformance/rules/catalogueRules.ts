import * as v from 'valibot';
import { completionTextSchema } from '../../src/contract/completionText';
import { consentSchema } from '../../src/contract/consent';
import { daySchema } from '../../src/contract/instant';
import { FLOWS, offerSchema } from '../../src/contract/offer';
import { formDefinitionSchema } from '../../src/contract/question';
import { sameJson } from '../../src/domain/sameJson';
import { offerKey } from '../../src/domain/steps';
import { uniqueBy } from '../../src/domain/uniqueBy';
import { checkedList, contentOf, faultsOf } from '../answers';
import type { Answer } from '../backend';
import {
  completionPath,
  consentsPath,
  languagesOf,
  offersOf,
  questionsPath,
  sampleOffers,
  twoLanguages,
} from '../catalogue';
import { Fault, NotChecked, NotOffered } from '../outcomes';
import type { Rule } from '../rule';

const ANSWERS = 'docs/contract.md, "Answers"';

const groupSchema = v.object({ nabor: v.object({ nazwaGrupy: v.string() }) });

/** An offer of another group is no fault: the site leaves it out. */
function isOfOtherGroup(item: unknown): boolean {
  return v.is(groupSchema, item) && !FLOWS.some((flow) => flow === item.nabor.nazwaGrupy);
}

function checkOffers(answer: Answer): void {
  if (checkedList(offerSchema, answer, isOfOtherGroup).length === 0) {
    throw new Fault('there is no offer');
  }
}

const datedSchema = v.array(v.object({ nabor: v.object({ terminDo: v.optional(v.unknown()) }) }));

const COMPLETION = 'GET templatki-html';

/** A promo link that no campaign has. */
const UNKNOWN_LINK = 'conformance-test';

/** The rules of the calls about offers. */
export const catalogueRules: readonly Rule[] = [
  {
    name: 'offers match the schema',
    call: 'GET dks',
    source: ANSWERS,
    check: async (backend) => checkOffers(await backend.get('dks')),
  },
  {
    name: 'offers differ in their ids',
    call: 'GET dks',
    source: ANSWERS,
    check: async (backend) => {
      const offers = await offersOf(backend);
      const twice = offers.length - uniqueBy(offers, offerKey).length;
      if (twice > 0) throw new Fault(`${twice} offers have the ids of another one`);
    },
  },
  {
    name: 'last days are days',
    call: 'GET dks',
    source: ANSWERS,
    check: async (backend) => {
      const offers: unknown = contentOf(await backend.get('dks'));
      const days = v.is(datedSchema, offers) ? offers.map(({ nabor }) => nabor.terminDo) : [];
      const given = days.filter((day) => day !== undefined && day !== null);
      if (given.length === 0) throw new NotOffered('no offer has a last day');
      const wrong = given.find((day) => !v.is(daySchema, day));
      if (wrong !== undefined) throw new Fault(`terminDo is ${JSON.stringify(wrong)}`);
    },
  },
  {
    name: 'an unknown promo link gets offers or 404',
    call: 'GET dks/{promoLink}',
    source: 'docs/contract.md, "Checking a backend"',
    check: async (backend) => {
      const answer = await backend.get(`dks/${UNKNOWN_LINK}`);
      if (answer.status !== 404) checkOffers(answer);
    },
  },
  {
    name: 'questions match the schema',
    call: 'GET definicje-formularzy',
    source: ANSWERS,
    check: async (backend) => {
      for (const offer of await sampleOffers(backend)) {
        checkedList(formDefinitionSchema, await backend.get(questionsPath(offer)));
      }
    },
  },
  {
    name: 'consents match the schema',
    call: 'GET warunki-rekrutacyjne',
    source: ANSWERS,
    check: async (backend) => {
      for (const offer of await sampleOffers(backend)) {
        const { lang } = offer.rekrutacja;
        checkedList(consentSchema, await backend.get(consentsPath(offer, lang)));
      }
    },
  },
  {
    name: 'the completion text matches the schema',
    call: COMPLETION,
    source: ANSWERS,
    check: async (backend) => {
      for (const lang of await languagesOf(backend)) {
        const answer = await backend.get(completionPath(lang));
        const faults = faultsOf(completionTextSchema, contentOf(answer));
        if (faults !== null) throw new Fault(`lang=${lang} does not match at ${faults}`);
      }
    },
  },
  {
    name: 'the completion text is in the requested language',
    isAdvice: true,
    call: COMPLETION,
    source: ANSWERS,
    check: async (backend) => {
      const [first, second] = await twoLanguages(backend);
      const { json } = await backend.get(completionPath(first));
      if (!v.is(completionTextSchema, json)) throw new NotChecked('there is no valid text');
      if (sameJson(json, (await backend.get(completionPath(second))).json)) {
        throw new Fault(`the same answer for lang=${first} and lang=${second}`);
      }
    },
  },
];
