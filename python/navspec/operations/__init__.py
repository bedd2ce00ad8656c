"""Operations on files: from sources to records."""
