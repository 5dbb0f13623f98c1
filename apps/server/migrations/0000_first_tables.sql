CREATE TABLE "answer_feedback" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"useful" boolean NOT NULL,
	"comment" text,
	"question" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"domain" text NOT NULL,
	"outcome" text NOT NULL,
	"model" text NOT NULL,
	"source_ids" jsonb NOT NULL,
	"unverified_citations" integer NOT NULL,
	"processing_time_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"heading" text NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL,
	"amendment_notes" jsonb NOT NULL,
	"repealed" boolean NOT NULL,
	"suspect" boolean NOT NULL,
	"valid_from" date,
	"content_hash" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"norm" text NOT NULL,
	"article" text NOT NULL,
	"position" integer NOT NULL,
	"heading" text NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL,
	"amendment_notes" jsonb NOT NULL,
	"repealed" boolean NOT NULL,
	"suspect" boolean NOT NULL,
	"valid_from" date,
	"content_hash" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"area" text NOT NULL,
	"articles" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"synonyms" jsonb NOT NULL,
	"says" jsonb NOT NULL,
	"case_data" jsonb NOT NULL,
	"checked_on" date NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_files" (
	"path" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"rows" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "index_outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "norms" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"aliases" jsonb NOT NULL,
	"infoleg_id" integer,
	"official_url" text,
	"domain" text NOT NULL,
	"last_article" integer,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" text PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"norm" text NOT NULL,
	"article" text NOT NULL,
	"title" text NOT NULL,
	"heading" text NOT NULL,
	"area" text NOT NULL,
	"sections" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"synonyms" jsonb NOT NULL,
	"says" jsonb NOT NULL,
	"checked_on" date NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rulings" (
	"id" text PRIMARY KEY NOT NULL,
	"citation" text NOT NULL,
	"volume" integer,
	"page" integer,
	"title" text NOT NULL,
	"court" text NOT NULL,
	"date" date,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"content_hash" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"subject" text NOT NULL,
	"period" text NOT NULL,
	"used" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_counters_subject_period_pk" PRIMARY KEY("subject","period")
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_days_subject_day_pk" PRIMARY KEY("subject","day")
);
--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD CONSTRAINT "answer_feedback_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_norm_norms_code_fk" FOREIGN KEY ("norm") REFERENCES "public"."norms"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_versions_article" ON "article_versions" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_norm_article" ON "articles" USING btree ("norm","article");--> statement-breakpoint
CREATE INDEX "articles_norm_position" ON "articles" USING btree ("norm","position");--> statement-breakpoint
CREATE UNIQUE INDEX "notes_article" ON "notes" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "rulings_volume_page" ON "rulings" USING btree ("volume","page");--> statement-breakpoint
CREATE INDEX "guest_tokens_client" ON "guest_tokens" USING btree ("client_hash","created_at");