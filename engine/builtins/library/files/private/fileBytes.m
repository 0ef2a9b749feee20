% SPDX-License-Identifier: Apache-2.0
function b = fileBytes(who, name)
% All bytes of a file.
name = convertStringsToChars(name);
fid = fopen(name, 'r');
if fid < 0, error(['MATLAB:' who ':invalidFile'], 'The file ''%s'' cannot be opened.', name); end
closer = onCleanup(@() fclose(fid));
b = fread(fid, Inf, '*uint8');
end
