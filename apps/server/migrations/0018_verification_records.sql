CREATE TABLE "verification_records" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"app_version" text NOT NULL,
	"engine" text NOT NULL,
	"as_of" text,
	"corpus" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"file_hash" text NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "verification_records_made_at" ON "verification_records" USING btree ("made_at");