% SPDX-License-Identifier: Apache-2.0
function [bytes, format, path] = imageBytes(who, name, given)
% The bytes of an image file and their format; the name may lack the extension that the format has.
if ~isText(name), error(['MATLAB:imagesci:' who ':badFileName'], 'The file name must be a character vector or string scalar.'); end
path = char(name);
if ~isfile(path) && ~isempty(given) && isfile([path, '.', given]), path = [path, '.', given]; end
fid = fopen(path, 'r');
if fid < 0
    if isfile(path)
        error(['MATLAB:imagesci:' who ':fileReadPermission'], 'Unable to open file "%s" for reading.', path);
    end
    error(['MATLAB:imagesci:' who ':fileDoesNotExist'], 'File "%s" does not exist.', path);
end
closer = onCleanup(@() fclose(fid));
bytes = fread(fid, Inf, '*uint8');
format = imageFormat(bytes);
if isempty(format)
    error(['MATLAB:imagesci:' who ':fileFormat'], 'Unable to determine the file format.');
end
end
