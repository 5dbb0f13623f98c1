CREATE TABLE "usage_features" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"feature" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "usage_features_subject_day_feature_pk" PRIMARY KEY("subject","day","feature")
);