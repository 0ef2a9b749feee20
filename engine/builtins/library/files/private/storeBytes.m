% SPDX-License-Identifier: Apache-2.0
function storeBytes(who, name, b)
% A file of these bytes, with the folders above it.
folder = fileparts(name);
if ~isempty(folder) && ~isfolder(folder), mkdir(folder); end
fid = fopen(name, 'w');
if fid < 0, error(['MATLAB:' who ':invalidFile'], 'The file ''%s'' cannot be written.', name); end
closer = onCleanup(@() fclose(fid));
fwrite(fid, b, 'uint8');
end
