# Prints a line for each line of the input, a pattern and values in Base64: 1 for each value that matches, else 0.
# With the argument `re2` RE2 reads the patterns, and nothing else when it cannot.
use strict;
use warnings;
use MIME::Base64;

BEGIN {
    if (@ARGV) {
        require re::engine::RE2;
        re::engine::RE2->import( -strict => 1 );
    }
}

sub decode {
    my $text = decode_base64(shift);
    utf8::decode($text);
    utf8::upgrade($text);
    return $text;
}

while ( my $line = <STDIN> ) {
    chomp $line;
    my ( $pattern, @values ) = map { decode($_) } split / /, $line, -1;
    my $read = eval { use warnings FATAL => 'all'; qr/$pattern/ };
    print defined $read ? map( { $_ =~ $read ? 1 : 0 } @values ) : 'error: ' . $@ =~ s/\n.*//sr, "\n";
}
