% SPDX-License-Identifier: Apache-2.0
function [msg, errors] = decode(code, n, k, method, g)
% The messages of words of encode, one wrong bit or more mended as far as the code can: method 'hamming/binary' (default) or 'linear/binary' with
% the generator matrix g. errors has how many bits of each word were mended.
% Example: m = decode([1 0 0 1 0 1 0], 7, 4)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, method = 'hamming'; end
if startsWith(lower(method), 'hamming')
    m = n - k;
    if n ~= 2^m - 1, error('comm:decode:InvalidHamming', 'A Hamming code has n = 2^m-1 and k = n-m.'); end
    [h, g] = hammgen(m);
elseif startsWith(lower(method), 'linear') && nargin > 4
    h = gen2par(g);
else
    error('comm:decode:InvalidMethod', 'The method must be ''hamming'', or ''linear'' with a generator matrix.');
end
words = code;
if isvector(code)
    if mod(numel(code), n) ~= 0, error('comm:decode:InvalidSize', 'The code must have a whole number of words.'); end
    words = reshape(code, n, [])';
end
t = syndtable(h);
pattern = t(1 + mod(words*h', 2)*2.^(n - k - 1:-1:0)', :);
words = mod(words + pattern, 2);
errors = sum(pattern, 2);
if isequal(g(:, n - k + 1:n), eye(k)), msg = words(:, n - k + 1:n); else, msg = words(:, 1:k); end
if isvector(code)
    msg = msg';
    msg = msg(:);
    if isrow(code), msg = msg'; end
end
end
