CREATE TABLE "usage_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"period" text NOT NULL,
	"day" date NOT NULL,
	"feature" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "usage_reservations_taken" ON "usage_reservations" USING btree ("taken_at");