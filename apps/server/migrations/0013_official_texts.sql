CREATE TABLE "corpus_fetch_schedule" (
	"id" integer PRIMARY KEY NOT NULL,
	"weekly" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corpus_fetches" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"requested_by" text,
	"selection" jsonb NOT NULL,
	"progress" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"holder" jsonb,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "article_versions" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "article_versions" ADD COLUMN "origin" text DEFAULT 'superseded' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "history" jsonb DEFAULT '[]'::jsonb NOT NULL;