CREATE TABLE "ruling_citations" (
	"ruling_id" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "ruling_citations_ruling_id_target_pk" PRIMARY KEY("ruling_id","target")
);
--> statement-breakpoint
CREATE TABLE "ruling_readings" (
	"ruling_id" text PRIMARY KEY NOT NULL,
	"reading" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ruling_citations_target" ON "ruling_citations" USING btree ("target");