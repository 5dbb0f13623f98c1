CREATE TABLE "contradictions" (
	"article_id" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"decides" boolean NOT NULL,
	CONSTRAINT "contradictions_article_id_kind_pk" PRIMARY KEY("article_id","kind")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "repealed_by" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "stale_by" text;