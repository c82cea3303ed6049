// Reads JSON-LD graphs in tests: their nodes by type and by name, and what they refer to.
import { expect } from 'vitest';

/** A node of a graph; its properties are whatever the test says they are. */
export type GraphNode = Record<string, unknown> & { '@id': string; '@type': string | string[] };

/** The nodes of a graph. Fails when the text is not one connected schema.org graph. */
export function readGraph(text: string): GraphNode[] {
  const data = JSON.parse(text) as { '@context': string; '@graph': GraphNode[] };
  expect(Object.keys(data)).toEqual(['@context', '@graph']);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** All nodes of a type. */
export function nodesOf(graph: GraphNode[], type: string): GraphNode[] {
  return graph.filter((node) => [node['@type']].flat().includes(type));
}

/** The only node of a type. Fails when there are none or several. */
export function nodeOf(graph: GraphNode[], type: string): GraphNode {
  const nodes = nodesOf(graph, type);
  expect(nodes, `nodes of type ${type}`).toHaveLength(1);
  return nodes[0] as GraphNode;
}

/** The nodes that a property refers to. Fails when the graph lacks one of them. */
export function follow(graph: GraphNode[], property: unknown): GraphNode[] {
  return [property].flat().map((reference) => {
    const { '@id': id } = reference as { '@id': string };
    const node = graph.find((other) => other['@id'] === id);
    expect(node, `the node ${id}`).toBeDefined();
    return node as GraphNode;
  });
}

/** Every object inside a value that has a type, the value itself included. */
export function typedParts(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(typedParts);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(typedParts);
  return '@type' in value ? [value as Record<string, unknown>, ...inside] : inside;
}

/** The names of all nodes that a value refers to without saying anything about them. */
export function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && '@id' in value) return [String(value['@id'])];
  return Object.values(value).flatMap(references);
}

/** The properties that each type has here; schema.org defines all of them for it. Those with ! are always there. */
const PROPERTIES: Record<string, string> = {
  Organization:
    'name! description! url! image! logo! telephone! email! foundingDate! priceRange! address! openingHoursSpecification! aggregateRating geo sameAs areaServed! hasOfferCatalog',
  WebSite: 'url! name! inLanguage! publisher!',
  WebPage: 'url! name! description inLanguage! isPartOf! about! breadcrumb!',
  BreadcrumbList: 'itemListElement!',
  ListItem: 'position! name! item!',
  Service: 'name! serviceType! url! provider! areaServed!',
  PostalAddress: 'streetAddress! addressLocality! addressRegion! postalCode! addressCountry!',
  OpeningHoursSpecification: 'dayOfWeek! opens! closes!',
  AggregateRating: 'ratingValue! reviewCount!',
  OfferCatalog: 'name! itemListElement!',
  Offer: 'itemOffered!',
  AdministrativeArea: 'name! containsPlace',
  City: 'name! geo containedInPlace!',
  GeoCoordinates: 'latitude! longitude!',
};

/** Fails when a part lacks a property of its type, has one that does not belong to it, or leaves one empty. */
export function expectSchemaOrg(part: Record<string, unknown>): void {
  const { '@type': type, '@id': _, ...properties } = part;
  const known = (PROPERTIES[String([type].flat()[0])] ?? 'none!').split(' ');
  const required = known.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1));
  const names = Object.keys(properties);
  expect(names, String(type)).toEqual(expect.arrayContaining(required));
  expect(known.map((name) => name.replace('!', ''))).toEqual(expect.arrayContaining(names));
  for (const value of Object.values(properties)) expect([undefined, null, '']).not.toContain(value);
}
