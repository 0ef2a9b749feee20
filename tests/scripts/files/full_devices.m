% What finds no room is said: by an error, or by the count or status where the script asks for it.
try, writelines("a", '/dev/full'), catch e, disp(e.identifier), disp(e.message), end
try, writematrix(magic(3), '/dev/full'), catch e, disp(e.message), end
try, writelines("a", '/dev/full', 'WriteMode', 'append'), catch e, disp(e.message), end
try, writelines("a", '/no/such/folder/file'), catch e, disp(e.identifier), disp(e.message), end
f = fopen('/dev/full', 'w');
try, fprintf(f, '%d\n', 1:1e5); catch e, disp(e.identifier), disp(e.message), end
[message, number] = ferror(f)
status = fclose(f)
f = fopen('/dev/full', 'w');
n = fprintf(f, 'abc') % waits for the end of the buffer
try, fclose(f); catch e, disp(e.message), end
f = fopen('/dev/full', 'w');
fwrite(f, 1:3);
status = fflush(f)
fclose('all'); % of what the script knows already
f = fopen('/dev/full', 'w');
fwrite(f, 1:3);
status = fseek(f, 0, 'bof')
fclose('all');
f = fopen('/dev/full', 'w');
fputs(f, 'abc');
try, fclose('all'); catch e, disp(e.message), end
