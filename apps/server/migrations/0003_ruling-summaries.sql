CREATE TABLE "ruling_summaries" (
	"id" text PRIMARY KEY NOT NULL,
	"citation" text NOT NULL,
	"volume" integer NOT NULL,
	"page" integer NOT NULL,
	"title" text NOT NULL,
	"court" text NOT NULL,
	"date" date NOT NULL,
	"area" text NOT NULL,
	"domain" text NOT NULL,
	"norms" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"synonyms" jsonb NOT NULL,
	"says" jsonb NOT NULL,
	"checked_on" date NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "ruling_summaries_volume_page" ON "ruling_summaries" USING btree ("volume","page");