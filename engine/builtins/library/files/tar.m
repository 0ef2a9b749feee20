% SPDX-License-Identifier: Apache-2.0
function names = tar(file, files, root)
% Packs files and folders into a tar archive, compressed where its name ends with .tgz or .gz.
% Example: d = tempname; mkdir(d); writelines("text", [d '/a.txt']); tar([d '/z.tgz'], 'a.txt', d), rmdir(d, 's')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, root = ''; end
[paths, entries] = archiveFiles('tar', files, char(root));
file = char(file);
if isempty(regexp(file, '\.[^/]*$', 'once')), file = [file, '.tar']; end
out = zeros(0, 1, 'uint8');
for k = 1:numel(paths)
    b = fileBytes('tar', paths{k});
    name = unicode2native(entries{k}, 'UTF-8');
    if numel(name) > 100, error('MATLAB:tar:nameTooLong', 'The name "%s" is too long for a tar archive.', entries{k}); end
    info = dir(paths{k});
    seconds = max(0, round((info(1).datenum - 719529)*86400));
    h = zeros(512, 1, 'uint8');
    h(1:numel(name)) = name;
    h(101:108) = [uint8('0000644'), 0];
    h(109:124) = [uint8('0000000'), 0, uint8('0000000'), 0];
    h(125:136) = [uint8(sprintf('%011o', numel(b))), 0];
    h(137:148) = [uint8(sprintf('%011o', seconds)), 0];
    h(149:156) = 32;
    h(157) = uint8('0');
    h(258:265) = [uint8('ustar'), 0, uint8('00')];
    h(149:156) = [uint8(sprintf('%06o', sum(double(h)))), 0, 32];
    out = [out; h; b; zeros(mod(-numel(b), 512), 1, 'uint8')];
end
out = [out; zeros(1024, 1, 'uint8')];
if ~isempty(regexp(file, '(\.tgz|\.gz)$', 'once')), out = deflated(out, 31); end
storeBytes('tar', file, out);
if nargout, names = entries; end
end
