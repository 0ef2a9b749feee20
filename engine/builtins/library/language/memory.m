% SPDX-License-Identifier: Apache-2.0
function [user, system] = memory
% Bytes of the machine's memory: what one array and all arrays may take now, what this program uses, and what the machine has.
% Without outputs they are shown.
% Example: m = memory; assert(m.MemUsedMATLAB > 0)
info = fileread('/proc/meminfo');
own = fileread('/proc/self/status');
u.MaxPossibleArrayBytes = 1024*number(info, 'MemAvailable');
u.MemAvailableAllArrays = u.MaxPossibleArrayBytes;
u.MemUsedMATLAB = 1024*number(own, 'VmRSS');
s.VirtualAddressSpace = struct('Available', 2^47 - 1024*number(own, 'VmSize'), 'Total', 2^47);
s.SystemMemory = struct('Available', 1024*(number(info, 'MemAvailable') + number(info, 'SwapFree')));
s.PhysicalMemory = struct('Available', 1024*number(info, 'MemAvailable'), 'Total', 1024*number(info, 'MemTotal'));
if nargout > 0
    user = u;
    system = s;
    return
end
rows = {'Maximum possible array:', u.MaxPossibleArrayBytes; 'Memory available for all arrays:', u.MemAvailableAllArrays; 'Memory used by MATLAB:', u.MemUsedMATLAB; 'Physical Memory (RAM):', s.PhysicalMemory.Total};
for k = 1:size(rows, 1), fprintf('%-34s %8.0f MB (%.3e bytes)\n', rows{k, 1}, rows{k, 2}/2^20, rows{k, 2}); end
end

function kilobytes = number(text, name)
found = regexp(text, [name ':\s*(\d+)'], 'tokens', 'once');
if isempty(found), kilobytes = 0; else, kilobytes = str2double(found{1}); end
end
