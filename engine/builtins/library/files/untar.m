% SPDX-License-Identifier: Apache-2.0
function names = untar(file, folder)
% Unpacks a tar archive, compressed by gzip or not, into the current folder or another.
% Example: d = tempname; mkdir(d); writelines("text", [d '/a.txt']); tar([d '/z.tar'], 'a.txt', d); untar([d '/z.tar'], [d '/b']), rmdir(d, 's')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, folder = '.'; end
file = char(file);
b = fileBytes('untar', file);
if numel(b) > 2 && isequal(b(1:2)', [31 139])
    b = inflated(b, 31);
    if isa(b, 'double'), error('MATLAB:untar:invalidTarFile', 'Invalid tar file "%s".', file); end
end
made = {};
at = 1;
while at + 511 <= numel(b) && any(b(at:at + 511))
    h = b(at:at + 511)';
    sum8 = sum(double(h([1:148, 157:512]))) + 8*32;
    if sum8 ~= octal(h(149:156)), error('MATLAB:untar:invalidTarFile', 'Invalid tar file "%s".', file); end
    name = text(h(1:100));
    if isequal(char(h(258:262)), 'ustar') && any(h(346:500)), name = [text(h(346:500)), '/', name]; end
    n = octal(h(125:136));
    kind = char(h(157));
    if at + 511 + n > numel(b), error('MATLAB:untar:invalidTarFile', 'Invalid tar file "%s".', file); end
    if kind == '5' || endsWith(name, '/')
        path = insideFolder('untar', char(folder), name);
        if ~isfolder(path), mkdir(path); end
    elseif kind == '0' || kind == char(0)
        path = insideFolder('untar', char(folder), name);
        storeBytes('untar', path, b(at + 512:at + 511 + n));
        made{end + 1} = path;
    end
    at = at + 512 + 512*ceil(n/512);
end
if nargout, names = made; end
end

function t = text(b)
t = native2unicode(b(1:find([b, 0] == 0, 1) - 1), 'UTF-8');
end

function n = octal(b)
t = strtrim(char(b(b ~= 0)));
n = 0;
if any(t < '0' | t > '7')
    n = -1;
elseif ~isempty(t)
    n = base2dec(t, 8);
end
end
