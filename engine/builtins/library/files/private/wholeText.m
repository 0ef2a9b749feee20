% SPDX-License-Identifier: Apache-2.0
function text = wholeText(file, caller)
% What a text file holds.
[id, why] = fopen(char(file), 'r', 'n', 'UTF-8');
if id < 0
    error(sprintf('MATLAB:%s:FileNotFound', caller), 'Unable to open file ''%s'': %s.', char(file), why);
end
closing = onCleanup(@() fclose(id));
text = fread(id, [1 Inf], '*char');
end
